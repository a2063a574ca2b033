import ts from 'typescript';

const DEEPEST = 6;
const LONG = 25;

/**
 * Writes types so that the same types always give the same text, and a change anywhere inside shows: names of our own
 * exports and of other packages stay names, everything else is written out. Languages are written as `Language`: one more
 * is no change for a remote, which is in English where it lacks one.
 * @param {ts.TypeChecker} checker
 * @param {ReadonlySet<ts.Symbol>} named symbols that have lines of their own
 * @param {(path: string) => boolean} isOwn whether a file is one of our own
 * @param {readonly string[]} languages English among them
 */
export function createPrinter(checker, named, isOwn, languages) {
  const sorted = languages.map((language) => `"${language}"`).toSorted();
  const translated = sorted.filter((language) => language !== '"en"').join();
  /** @param {string} union sorted */
  const namingLanguages = (union) => union.replace(sorted.join(' | '), 'Language');
  /** @param {ts.Type} type @returns {ts.Symbol | undefined} one member of a type with one for each translated language */
  const anyLanguageOf = (type) => {
    const members = propertiesOf(type);
    return members.map(({ name }) => `"${name}"`).join() === translated ? members[0] : undefined;
  };
  /** @param {string} printed @param {string} language */
  const ofAnyLanguage = (printed, language) => printed.replaceAll(`"${language}"`, 'TranslatedLanguage');
  const isFromElsewhere = (/** @type {ts.Symbol | undefined} */ symbol) =>
    Boolean(symbol?.declarations?.length) &&
    symbol?.declarations?.every((node) => !isOwn(node.getSourceFile().fileName));
  /** A long literal is a user's text, which may change. @param {ts.Type} type */
  const isProse = (type) => type.isStringLiteral() && type.value.length >= LONG;
  const text = (/** @type {ts.Type} */ type) =>
    isProse(type)
      ? 'string'
      : checker
          .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/import\("[^"]*"\)\./g, '')
          // Their order is that in which the compiler met them, which a change elsewhere may turn around.
          .replaceAll(/"[^"]*"(?: \| "[^"]*")+/g, (literals) =>
            namingLanguages(literals.split(' | ').toSorted().join(' | ')),
          );
  const isOptional = (/** @type {ts.Symbol} */ symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const typeOf = (/** @type {ts.Symbol} */ symbol) => checker.getTypeOfSymbol(symbol);
  /** Without symbol keys: the compiler's name for one contains an unstable number. @param {ts.Type} type */
  const propertiesOf = (type) =>
    checker
      .getPropertiesOfType(type)
      .filter(({ name }) => !name.startsWith('__@'))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));

  /** What a schema of the contract reads out of a value. @param {ts.Type} type */
  const outputOf = (type) => {
    const types = type.getProperty('~types');
    const both = types && checker.getNonNullableType(typeOf(types));
    const output = both?.getProperty('output');
    return output && typeOf(output);
  };

  /** Whether a type is written as a name. @param {ts.Type} type */
  const isNamed = (type) => {
    const { aliasSymbol } = type;
    if (aliasSymbol && (named.has(aliasSymbol) || isFromElsewhere(aliasSymbol))) return true;
    const symbol = type.getSymbol();
    return symbol !== undefined && symbol.name !== '__type' && (named.has(symbol) || isFromElsewhere(symbol));
  };

  /** @param {ts.Type} type */
  const isWrittenOut = (type) =>
    (type.flags & ts.TypeFlags.Object) !== 0 && !isNamed(type) && !checker.isArrayLikeType(type);

  /** The arguments of a generic type from elsewhere, such as `Promise<...>`, whatever else it is called. @param {ts.Type} type */
  const genericArguments = (type) => {
    const isReference = 'target' in type && !checker.isTupleType(type) && isFromElsewhere(type.getSymbol());
    return isReference ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) : [];
  };

  /** @param {ts.Type} type @param {number} depth @returns {string} */
  const print = (type, depth = 0) => {
    if (depth > DEEPEST || type.flags & ts.TypeFlags.Boolean) return text(type);
    const output = outputOf(type);
    if (output) return `schema of ${print(output, depth + 1)}`;
    if (depth > 0 && type.aliasSymbol && isNamed(type)) return text(type);
    if (type.isUnion()) return unionText(type.types.map((part) => print(part, depth + 1)));
    if (type.isIntersection()) {
      return type.types
        .map((part) => print(part, depth + 1))
        .sort()
        .join(' & ');
    }
    const [element] = checker.isArrayType(type) ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) : [];
    if (element) return `(${print(element, depth + 1)})[]`;
    const inner = genericArguments(type);
    if (inner.length > 0) {
      return `${type.getSymbol()?.name ?? ''}<${inner.map((part) => print(part, depth + 1)).join(', ')}>`;
    }
    if (!isWrittenOut(type)) return text(type);
    const calls = type.getCallSignatures().map((signature) => signatureText(signature, depth + 1));
    const one = anyLanguageOf(type);
    if (one) return `{ [TranslatedLanguage]: ${ofAnyLanguage(print(typeOf(one), depth + 1), one.name)} }`;
    const members = propertiesOf(type).map(
      (symbol) => `${symbol.name}${isOptional(symbol) ? '?' : ''}: ${print(typeOf(symbol), depth + 1)}`,
    );
    const indexed = checker
      .getIndexInfosOfType(type)
      .map((info) => `[${text(info.keyType)}]: ${print(info.type, depth + 1)}`);
    if (calls.length === 1 && members.length + indexed.length === 0) return calls[0] ?? '';
    return `{ ${[...calls, ...indexed, ...members].join('; ')} }`;
  };

  /** @param {string[]} parts */
  const unionText = (parts) => {
    const types = [...new Set(parts)].sort();
    const isBoolean = types.includes('true') && types.includes('false');
    const all = isBoolean ? ['boolean', ...types.filter((part) => part !== 'true' && part !== 'false')] : types;
    return namingLanguages(all.join(' | '));
  };

  /** @param {ts.Signature} signature @param {number} depth */
  const signatureText = (signature, depth) => {
    const given = signature.getParameters().map((symbol) => print(typeOf(symbol), depth));
    return `(${given.join(', ')}) => ${print(signature.getReturnType(), depth)}`;
  };

  /** The members of what a caller gives, each on its own line; parts from elsewhere by their names. @param {string} name @param {ts.Type} type @param {boolean} optional @returns {[string, string][]} */
  const givenLines = (name, type, optional) => {
    const bare = checker.getNonNullableType(type);
    const parts = bare.isIntersection() ? bare.types : [bare];
    const spread = parts.filter(
      (part) => isWrittenOut(part) && part.getCallSignatures().length === 0 && propertiesOf(part).length > 0,
    );
    if (spread.length === 0) return [[`${name}${optional ? '?' : ''}`, print(type, 1)]];
    const rest = parts
      .filter((part) => !spread.includes(part))
      .map((part) => print(part, 1))
      .sort();
    /** @type {[string, string][]} */
    const lines = spread.flatMap((part) =>
      propertiesOf(part).map(
        (symbol) =>
          /** @type {[string, string]} */ ([
            `${name}.${symbol.name}${isOptional(symbol) ? '?' : ''}`,
            print(typeOf(symbol), 1),
          ]),
      ),
    );
    return rest.length > 0 ? [[`${name}${optional ? '?' : ''}`, rest.join(' & ')], ...lines] : lines;
  };

  /** @param {string} name @param {ts.Signature} signature @returns {[string, string][]} */
  const signatureLines = (name, signature) => [
    ...signature.getParameters().flatMap((symbol, index) => {
      const declaration = symbol.valueDeclaration;
      const optional =
        declaration !== undefined && ts.isParameter(declaration) && checker.isOptionalParameter(declaration);
      return givenLines(`${name}(${index})`, typeOf(symbol), optional);
    }),
    [`${name}()`, print(signature.getReturnType(), 1)],
  ];

  /** @param {string} name @param {ts.Type} type @returns {[string, string][]} */
  const memberLines = (name, type) => {
    const one = anyLanguageOf(type);
    if (one) return [[`${name}.TranslatedLanguage`, ofAnyLanguage(print(typeOf(one), 1), one.name)]];
    return propertiesOf(type).map((symbol) => [
      `${name}.${symbol.name}${isOptional(symbol) ? '?' : ''}`,
      print(typeOf(symbol), 1),
    ]);
  };

  /** A type's or schema's own lines: one for each member where it is an object. @param {string} name @param {ts.Type} type @returns {[string, string][]} */
  const typeLines = (name, type) => {
    const isObject =
      (type.flags & ts.TypeFlags.Object) !== 0 ||
      (type.isIntersection() && type.types.every((part) => (part.flags & ts.TypeFlags.Object) !== 0));
    const isPlainObject =
      isObject &&
      !checker.isArrayLikeType(type) &&
      type.getCallSignatures().length === 0 &&
      checker.getIndexInfosOfType(type).length === 0;
    return isPlainObject && propertiesOf(type).length > 0 ? memberLines(name, type) : [[name, print(type)]];
  };

  return {
    /**
     * @param {string} name
     * @param {ts.Symbol} symbol
     * @returns {[string, string][]} name and type of each line
     */
    linesOf: (name, symbol) => {
      if (symbol.flags & ts.SymbolFlags.Class) {
        const built = typeOf(symbol)
          .getConstructSignatures()
          .flatMap((signature) => signatureLines(`${name}.new`, signature));
        const own = propertiesOf(checker.getDeclaredTypeOfSymbol(symbol)).filter((member) => !isFromElsewhere(member));
        return [
          ...built,
          ...own.map(
            (member) => /** @type {[string, string]} */ ([`${name}.${member.name}`, print(typeOf(member), 1)]),
          ),
        ];
      }
      if ((symbol.flags & ts.SymbolFlags.Value) === 0) return typeLines(name, checker.getDeclaredTypeOfSymbol(symbol));
      const type = typeOf(symbol);
      const output = outputOf(type);
      if (output) return typeLines(name, output);
      const [call, ...others] = type.getCallSignatures();
      return call && others.length === 0 ? signatureLines(name, call) : [[name, print(type)]];
    },
  };
}
