import type { Field } from '@tintory/catalog';
import type { ToolSample } from '@tintory/contract';
import { fetchPicture } from '../jobs/fetch-picture.ts';
import type { OptionValues } from '../options/option-field.ts';
import { valuesOfJob } from '../options/option-values.ts';
import { readPhoto } from '../photo/read-photo.ts';

/** A sample's photo as a file. */
export const fetchSample = ({ before_url: url }: ToolSample): Promise<File> => fetchFile(url);

/** The options of a sample, including its further pictures. */
export const fetchSettings = async (
  fields: readonly Field[],
  sample: ToolSample,
): Promise<OptionValues> => ({
  ...valuesOfJob(fields, sample.inputs),
  ...(await fetchPictures(fields, sample)),
});

/** A sample's further pictures, by option key. */
export async function fetchPictures(
  fields: readonly Field[],
  { pictures }: ToolSample,
): Promise<OptionValues> {
  const further = await Promise.all(
    pictures.map(async ({ key, urls }): Promise<OptionValues> => {
      const photos = await Promise.all(urls.map(fetchPhoto));
      const isList = fields.some((field) => field.key === key && field.kind === 'pictures');
      const value = isList ? photos : photos[0];
      return value ? { [key]: value } : {};
    }),
  );
  return Object.assign({}, ...further) as OptionValues;
}

async function fetchPhoto(url: string) {
  const file = await fetchFile(url);
  const reading = await readPhoto(file, file.name);
  if ('problem' in reading) throw new Error(`The sample ${url} cannot be read.`);
  return reading.photo;
}

async function fetchFile(url: string): Promise<File> {
  const bytes = await fetchPicture(url);
  const name = new URL(url).pathname.split('/').at(-1) ?? 'sample';
  return new File([bytes], name, { type: bytes.type });
}
