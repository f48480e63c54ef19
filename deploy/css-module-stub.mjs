/** Replaces CSS modules in unit tests: each class is mapped to its name. */
// oxlint-disable-next-line import/no-default-export -- CSS modules have a default export
export default new Proxy({}, { get: (_, name) => name });
