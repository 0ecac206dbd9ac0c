/** What tests have in the place of src/company/facts.ts: the same facts, already read unless a test has made the company. */

import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { folders } from '../../src/company/load/folders';
import type { Company } from '../../src/company/load/load';
import type * as LoadModule from '../../src/company/load/load';
import { CACHE } from './factsCache';

const cached = JSON.parse(readFileSync(CACHE, 'utf8')) as Readonly<Record<string, Company>>;

module.exports =
  cached[folders.company] ??
  jest.requireActual<typeof LoadModule>('../../src/company/load/load').loadCompany(folders.company);
