import NodeEnvironment from 'jest-environment-node';
import { readPage } from './builtPage';

/**
 * Node, with the built pages. Jest loads every module again for each test file, but this one only once per worker, so a
 * page is parsed once for all test files of a worker.
 * @throws Error if there is no built site
 */
export default class BuiltEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.readPage = readPage;
  }
}
