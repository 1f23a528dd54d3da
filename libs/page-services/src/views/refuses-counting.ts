type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Do Not Track and Global Privacy Control: the browser says that its user wants not to be counted. */
export const refusesCounting = ({
  doNotTrack,
  globalPrivacyControl,
}: Wishes = navigator): boolean => doNotTrack === '1' || globalPrivacyControl === true;
