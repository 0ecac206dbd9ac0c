// Stands in for every style sheet: a class of a CSS module has its own name.
export default new Proxy<Record<string, string>>({}, { get: (_classes, name) => String(name) });
