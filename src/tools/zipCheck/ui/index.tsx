import island from '@site/src/islands/island';
import ZipCheck from './ZipCheck.island';

export default island('tools/zipCheck/ui/ZipCheck', ZipCheck);
