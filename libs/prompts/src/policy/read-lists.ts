import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..', '..', 'data', 'policy');

/**
 * Words and patterns of one meaning. `_` joins words, `*` stands for any ending; `{{name}}` stands
 * for another list. Words and patterns are found as whole words of a plain text.
 */
const listRecord = z.strictObject({
  words: z.string().optional(),
  patterns: z.array(z.string()).default([]),
  /** Patterns found inside words, too. */
  unbounded: z.array(z.string()).default([]),
  /** Pattern of scripts without spaces, looked for in the original text. */
  unspaced: z.string().optional(),
  /** Points that a list adds to a scene with a minor. */
  points: z.int().min(1).max(4).optional(),
  /** Whether family life never has it. */
  grave: z.boolean().default(false),
});
export type ListRecord = z.infer<typeof listRecord>;

const viewName = z.enum(['plain', 'spelled', 'worn', 'named']);
export type ViewName = z.infer<typeof viewName>;

const listNames = z.array(z.string());
const rulesFile = z.strictObject({
  rules: z.array(
    z.strictObject({ in: viewName, all: z.array(listNames), unless: listNames.default([]) }),
  ),
  scene: z.strictObject({ limit: z.int(), limitOfAnAge: z.int(), cared: z.int() }),
});

const readYaml = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'));

export const policyRules = rulesFile.parse(readYaml('rules.yaml'));

/** All lists by name. */
export const listRecords: ReadonlyMap<string, ListRecord> = new Map(
  readdirSync(folder)
    .filter((file) => file !== 'rules.yaml')
    .flatMap((file) => Object.entries(z.record(z.string(), listRecord).parse(readYaml(file)))),
);
