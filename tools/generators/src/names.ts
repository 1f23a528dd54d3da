/** A name in every spelling that the code uses. */
export type Names = {
  /** sky-swap: files and folders. */
  file: string;
  /** skySwap: values. */
  value: string;
  /** SkySwap: types. */
  type: string;
  /** sky_swap: ids and columns. */
  id: string;
  /** Sky swap: words on the screen. */
  title: string;
};

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const vague = ['common', 'core', 'helper', 'helpers', 'misc', 'shared', 'util', 'utils'];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws Error with a sentence for the user if the name is not in kebab-case */
export function namesOf(file: string): Names {
  if (!kebabCase.test(file)) {
    throw new Error(
      `"${file}" is no name here: write it in kebab-case, such as sky-swap, starting with a letter.`,
    );
  }
  if (vague.includes(file)) {
    throw new Error(`"${file}" says nothing: name the noun of the product it is about.`);
  }
  const words = file.split('-');
  const type = words.map(capital).join('');
  return {
    file,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    id: words.join('_'),
    title: capital(words.join(' ')),
  };
}

/** coupons → coupon: folders and tables have plural names, schemas and routes singular ones. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/([^s])s$/, '$1');
}
