/** A result that is downloaded larger than it is. */
export const larger = {
  action: 'Larger',
  title: 'Download larger',
  now: 'Now {{width}} × {{height}} px',
  size: 'New size',
  option: '{{factor}}×: {{width}} × {{height}} px',
  tooManyPixels: '{{factor}}× would have {{megapixels}} megapixels; the limit is {{limit}}.',
  tooLong: '{{factor}}× would be {{side}} pixels long; the limit is {{limit}}.',
  run: 'Enlarge · {{cost}}',
  downloadFree: 'Download · free',
  downloadAgain: 'Download again',
  madeBefore: 'You made this size before. Downloading it again is free.',
  done: 'Done. The download starts by itself.',
  kept: 'The larger file is among your results, too.',
  leave: 'You can close this window: the finished file waits among your results.',
  gone: 'This picture is no longer stored, so it cannot be enlarged. Make it once more first.',
  offline: 'You are offline. Enlarging needs a connection.',
} as const;
