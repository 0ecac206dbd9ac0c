/**
 * Makes `full` the company of a test file, one that has whatever a company can have. Tests of the software import this
 * module before all others, because the company's facts are read as soon as a module asks for them.
 */

process.env.COMPANY = 'tests/companies/full';

export {};
