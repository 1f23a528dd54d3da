import { errorCodes, mayPassLater } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { adviceFor } from './failure-advice.ts';

describe('a failure', () => {
  it.each([...errorCodes, 'Offline', 'SomethingNew'])('%s has a next step', (code) => {
    expect(adviceFor(code).action).toBeTruthy();
  });

  it('asks for another photo where the photo is to blame', () => {
    expect(adviceFor('UnsupportedMedia').action).toBe('otherPhoto');
  });

  it('asks for another garment, and keeps the photo, where something else was to be put on', () => {
    expect(adviceFor('InvalidInput', 'virtual_dress')).toEqual({ text: 'garment', action: 'none' });
    expect(adviceFor('InvalidInput', 'change_background').text).toBe('input');
  });

  it('says what can be put on where a skirt or trousers cannot, and keeps the photo', () => {
    expect(adviceFor('WornOnLegs', 'virtual_dress')).toEqual({ text: 'legs', action: 'none' });
  });

  it('can be tried again where it may pass by itself, and nowhere else', () => {
    for (const code of [...errorCodes, 'Offline', 'SomethingNew']) {
      expect([code, adviceFor(code).action === 'retry']).toEqual([code, mayPassLater(code)]);
    }
  });

  it('asks to sign in where the session is to blame', () => {
    expect(adviceFor('Unauthorized').action).toBe('signIn');
  });
});
