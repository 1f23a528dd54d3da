export {
  createUploadNonce,
  signUpload,
  signUploadRequest,
  uploadTimestamp,
} from './sign-upload.ts';
export type { UploadTerms } from './upload-message.ts';
export { verifyUpload } from './verify-upload.ts';
