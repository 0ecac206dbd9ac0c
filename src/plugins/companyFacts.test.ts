/** @jest-environment node */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { companyWith } from '@site/tests/companies/companyWith';
import { folders } from '../company/load/folders';
import { readYaml } from '../company/load/yamlFile';
import { jsonSchemas } from './companyFacts';

type Schema = ReturnType<typeof jsonSchemas>[number][1];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Whether a value has the type, the choices and the fields that an editor checks. */
function accepts(schema: Schema | boolean, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  const { type, enum: choices, anyOf, properties = {}, required = [], additionalProperties = true, items } = schema;
  if (anyOf && !anyOf.some((one) => accepts(one, value))) return false;
  if ('const' in schema && schema.const !== value) return false;
  if (choices && !choices.some((choice) => choice === value)) return false;
  const types = [type ?? []].flat();
  const isOfType = types.some((one) => one === typeOf(value) || (one === 'number' && typeof value === 'number'));
  if (types.length > 0 && !isOfType) return false;
  if (typeof value === 'string' && schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) return false;
  if (Array.isArray(value) && items && !Array.isArray(items)) return value.every((one) => accepts(items, one));
  if (!isObject(value)) return true;
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, one]) => accepts(properties[name] ?? additionalProperties, one))
  );
}

const contentOf = (folder: string, name: string) =>
  readYaml(path.join(folder, name === 'pictures' ? 'pictures/pictures.yaml' : `${name}.yaml`)).content;

test.each(jsonSchemas())('an editor accepts %s.yaml as it is, and no field that is not in it', (name, schema) => {
  const written = contentOf(folders.company, name);
  expect(accepts(schema, written)).toBe(true);
  expect(accepts(schema, contentOf(companyWith(), name))).toBe(true);
  const mistaken = Array.isArray(written)
    ? [...(written as unknown[]), { typo: true }]
    : { ...Object(written), typo: 5 };
  expect(accepts(schema, mistaken)).toBe(false);
});

test('what editors read is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(jsonSchemas()))).toEqual(jsonSchemas());
});

test('an editor reports a missing field and a wrong choice', () => {
  const { company, services } = Object.fromEntries(jsonSchemas());
  const facts = contentOf(folders.company, 'company') as Readonly<Record<string, unknown>>;
  expect(accepts(company, { ...facts, priceRange: 'cheap' })).toBe(false);
  expect(accepts(company, { ...facts, hiring: 'yes' })).toBe(false);
  expect(accepts(services, [{ id: 'walls' }])).toBe(false);
});
