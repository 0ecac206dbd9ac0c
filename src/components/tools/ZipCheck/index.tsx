import island from '../../../islands';
import ZipCheck from './ZipCheck';

export default island('ZipCheck', ZipCheck);
