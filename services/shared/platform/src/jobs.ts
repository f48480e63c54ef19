// A separate entry point, so that services without jobs do not load BullMQ.
export * from './jobs/await-job.js';
export * from './jobs/job-queue.js';
export * from './jobs/job.entity.js';
export * from './jobs/job-table.js';
export * from './jobs/job-worker.js';
