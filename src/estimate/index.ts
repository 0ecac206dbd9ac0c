/** Published prices in, itemized ranges out; the comparison over the years; the care calendar. Pure. */

export * from './area';
export * from './careCalendar';
export * from './comparison';
export * from './estimate';
export * from './link';
export * from './pages';
export * from './project';
