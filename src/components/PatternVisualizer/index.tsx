import island from '../Island';
import PatternVisualizer from './PatternVisualizer';

export default island('PatternVisualizer', PatternVisualizer);
