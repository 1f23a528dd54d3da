import { z } from 'zod';
import { imageLimits, imageTypes, uploadRules } from './constants.ts';

/**
 * The multipart fields of an upload request. `file_name` arrives URL-encoded, as it was signed;
 * `tool_id` and `func_id` say what the picture is for, and the function must be the tool's.
 *
 * @param toolIds the ids the caller serves, those of the editors included
 */
export const createUploadBody = (toolIds: readonly string[]) =>
  z.object({
    file_name: z.string().min(1).max(600),
    file_size: z.coerce.number().int().min(1).max(imageLimits.maxBytes),
    content_type: z.enum(imageTypes),
    timestamp: z.string().regex(uploadRules.tenDigits),
    nonce: z.string().regex(uploadRules.tenDigits),
    hmac: z.string().regex(/^[0-9a-f]{64}$/),
    tool_id: z.enum(toolIds as [string, ...string[]]),
    func_id: z.string().min(1).max(60),
  });
export type CreateUploadBody = z.infer<ReturnType<typeof createUploadBody>>;

export const createUploadResult = z.object({
  content_disposition: z.string(),
  object_id: z.string(),
  upload_signed_url: z.string(),
});
export type CreateUploadResult = z.infer<typeof createUploadResult>;

export const downloadLinkBody = z.object({ object_id: z.uuid() });

export const downloadLinkResult = z.object({ url: z.string(), expires_at: z.iso.datetime() });
export type DownloadLinkResult = z.infer<typeof downloadLinkResult>;
