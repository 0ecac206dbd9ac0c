import island from '@site/src/islands/island';
import ZipCheck from './ZipCheck.island';

export default island('tools/ZipCheck/ZipCheck', ZipCheck);
