import island from '../../../islands';
import ChatButton from './ChatButton';

export default island('ChatButton', ChatButton);
