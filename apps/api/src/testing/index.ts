export { jobChanged } from '../modules/jobs/job-changed.ts';
export { renderDesign } from '../modules/print/designs/render-design.ts';
export { openFakeBucket } from './fake-bucket.ts';
export { followJob } from './follow-job.ts';
export { freePort } from './free-port.ts';
export { openJobBench, type JobBench, type JobInputs } from './job-bench.ts';
export { optionTrials, type OptionTrial } from './option-trials.ts';
export { createRecordingPool } from './recording-pool.ts';
export { startTestApi, type TestApi } from './start-test-api.ts';
export { createStillPool } from './still-pool.ts';
export { openTestDatabase } from './test-database.ts';
export {
  callApi,
  giveCredits,
  signInTestUser,
  uploadForm,
  type Answer,
  type TestUser,
} from './test-user.ts';
export { startWorker } from '../worker.ts';
export { createToldPool, type ToldPool } from './told-pool.ts';
export { watchPool, type PoolWatcher } from './watch-pool.ts';
