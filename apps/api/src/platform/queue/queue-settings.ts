/** For work with an outside service, which may be unreachable for a day. */
export const outsideService = {
  keep: {
    notify: true,
    retryLimit: 36,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3_600,
    deleteAfterSeconds: 3_600,
  },
  take: [
    {
      batchSize: 1,
      localConcurrency: 2,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 2,
    },
  ],
};

/** How mails are kept: a mail server is asked again for half an hour. */
export const keptMail = {
  notify: true,
  retryLimit: 6,
  retryDelay: 30,
  retryBackoff: true,
  deleteAfterSeconds: 3_600,
};
