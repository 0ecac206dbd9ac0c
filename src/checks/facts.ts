import { checkFacts } from './checkFacts';

// The configuration imports this before modules that compute from the facts.
checkFacts();
