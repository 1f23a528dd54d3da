import {
  batchRules,
  errorCodes,
  errorStatus,
  imageLimits,
  imageTypes,
  previewMaxPixels,
  retentionDays,
} from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import styles from './api-docs.module.css';
import { Part } from './part.tsx';
import { RichText } from './rich-text.tsx';
import { ScrollingTable } from './scrolling-table.tsx';

export function Errors() {
  const t = useT('apiDocs', 'errors');
  return (
    <Part name="errors">
      <p>
        <RichText name="errors.text" />
      </p>
      <ScrollingTable label={t('apiDocs:errors.title')}>
        <thead>
          <tr>
            <th scope="col">{t('apiDocs:errors.status')}</th>
            <th scope="col">{t('apiDocs:errors.code')}</th>
            <th scope="col">{t('apiDocs:errors.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {errorCodes.map((code) => (
            <tr key={code}>
              <td>{errorStatus[code]}</td>
              <td>
                <code dir="ltr">{code}</code>
              </td>
              <td>{t(`errors:${code}`)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </Part>
  );
}

const million = 1_000_000;

export function Limits() {
  const t = useT('apiDocs');
  const { number, megabytes } = useFormats();
  const megapixels = (pixels: number) =>
    t('apiDocs:limits.megapixels', { amount: number(pixels / million) });
  const { maxBytes, maxPixels, minSide, maxSide } = imageLimits;
  const sides = { from: number(minSide), to: number(maxSide) };
  const rows = [
    ['file', megabytes(maxBytes)],
    ['pixels', megapixels(maxPixels)],
    ['sides', t('apiDocs:limits.range', sides)],
    ['types', imageTypes.join(', ')],
    ['previews', megapixels(previewMaxPixels)],
    ['batch', number(batchRules.maxItems)],
    ['inputs', t('apiDocs:limits.days', { count: retentionDays.inputs })],
    ['results', t('apiDocs:limits.days', { count: retentionDays.results })],
  ] as const;
  return (
    <Part name="limits">
      <dl className={styles['limits']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`apiDocs:limits.${name}`)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('apiDocs:limits.rate')}</dt>
          <dd>
            <RichText name="limits.rateText" />
          </dd>
        </div>
      </dl>
    </Part>
  );
}
