/** What every style sheet takes from the tokens, and nowhere else. */
const tokens = 'ui/tokens.css'

type Declaration = { readonly property: string; readonly value: string }

/**
 * Every place where a style sheet sets a colour, a size of text, a weight, a radius or a space that is
 * none of the tokens; names a token that nobody sets; or where a token is set that nobody takes.
 * A picture's own text (`-picture`, in its own units) and what paper measures in points are left out.
 */
export function checkStyles(files: ReadonlyMap<string, string>) {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'))
  const read = sheets.map(([path, text]) => ({ path, declared: declarations(text) }))
  const everything = [...files.values()].join('\n')
  const set = new Set(everything.match(/(?<![\w-])--[\w-]+(?=['"]?\]?\s*:)/g) ?? [])
  const taken = new Set(
    [...everything.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  )
  const problems = read.flatMap(({ path, declared }) =>
    declared.flatMap(({ property, value }) => {
      const written = `${path}: ${property}: ${value}`
      const isOwn = path !== tokens && isRaw(property, value)
      const unset = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name = '']) =>
        set.has(name) ? [] : [`${written} takes ${name}, which nothing sets`],
      )
      return [...(isOwn ? [`${written} is none of the tokens`] : []), ...unset]
    }),
  )
  const own = read.find(({ path }) => path === tokens)?.declared ?? []
  const unused = own.flatMap(({ property }) =>
    property.startsWith('--') && !taken.has(property)
      ? [`${tokens}: nothing takes ${property}`]
      : [],
  )
  return {
    problems: [...problems, ...new Set(unused)],
    sheetsRead: sheets.length,
    declarationsSeen: read.flatMap(({ declared }) => declared).length,
  }
}

/**
 * Selectors that every change of a page has all of its elements styled anew for: of an element by what
 * is in it, and then of others below or beside it that no name, class or attribute tells apart.
 */
export function restylingAll(text: string): readonly string[] {
  return [...bare(text).matchAll(/(?<=^|[{};])[^{};@]*:has\([^{};]*(?=\{)/g)].flatMap(([found]) => {
    const selector = found.trim().replaceAll(/\s+/g, ' ')
    // Innermost brackets first, so that only what follows `:has()` is looked at.
    let plain = selector.replaceAll(/:not\([^()]*\)/g, '')
    while (/:has\([^()]*\([^()]*\)/.test(plain))
      plain = plain.replace(/(:has\([^()]*)\([^()]*\)/, '$1')
    const after = /.*:has\([^()]*\)(.*)$/.exec(plain)?.[1] ?? ''
    const last = /[ >+~]+((?:[^ >+~()]|\([^()]*\))+)$/.exec(after.trimEnd())?.[1]
    const isTold = last === undefined || /(?:^|[(,] ?)[a-z]|[.#[]/.test(last)
    return isTold ? [] : [selector]
  })
}

/** The colours that a scheme or paper sets, by the condition around them; '' for none. */
export function coloursBy(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [, condition = '', body = ''] of bare(text).matchAll(
    /(?:@media ([^{]*)\{\s*)?:root[^{]*\{([^}]*)\}/g,
  )) {
    const colours = [...body.matchAll(/(--[\w-]+): *(?:#|rgb)/g)].map(([, name = '']) => name)
    if (colours.length > 0) found.set(condition.trim(), colours)
  }
  return found
}

/**
 * Classes that the sheet of one feature styles by themselves and another feature gives its elements:
 * all sheets apply to every page.
 */
export function sharedClasses(files: ReadonlyMap<string, string>): readonly string[] {
  const featureOf = (path: string) => /^features\/[\w-]+/.exec(path)?.[0]
  const given = [...files].flatMap(([path, text]) =>
    path.endsWith('.tsx') && featureOf(path)
      ? [{ path, words: new Set((text.match(classNames) ?? []).join(' ').match(/[\w-]+/g)) }]
      : [],
  )
  return [...files].flatMap(([sheet, text]) => {
    if (!sheet.endsWith('.css') || !featureOf(sheet)) return []
    const selectors = ruleHeads(text).flatMap((head) =>
      head.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()').split(','),
    )
    const styled = selectors.flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? [])
    return styled.flatMap((name) =>
      given
        .filter(({ path, words }) => featureOf(path) !== featureOf(sheet) && words.has(name))
        .map(({ path }) => `${sheet}: .${name} is a class of ${path}`),
    )
  })
}

/** Rules and lines of all style sheets; rules within a media query count, the query does not. */
export function sizeOfSheets(files: ReadonlyMap<string, string>) {
  const sheets = [...files].flatMap(([path, text]) => (path.endsWith('.css') ? [text] : []))
  return {
    rules: sheets.flatMap(ruleHeads).length,
    lines: sheets.flatMap((text) => text.trimEnd().split('\n')).length,
  }
}

/** The selectors of each rule, as one text. */
function ruleHeads(text: string): readonly string[] {
  return [...bare(text).matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g)].map(([head]) => head)
}

/** Values of `className` as texts; what is computed counts by the texts in it. */
const classNames = /(?<=className=)"[^"]*"|(?<=className=\{[^{}]*)['`][^'`]*['`]/g

/** Without comments, the faces of fonts, and the margins of pages, which know no tokens. */
function bare(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(/@page[^{]*\{(?:[^{}]|\{[^}]*\})*\}/g, '')
}

function declarations(text: string): readonly Declaration[] {
  return [...bare(text).matchAll(/(?<=[{;]\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+);/g)].map(
    ([, property = '', value = '']) => ({ property, value: value.trim() }),
  )
}

const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\b(?:white|black|gr[ae]y|silver|red|maroon|orange|yellow|green|olive|teal|blue|navy|purple|pink|brown)\b/i

function isRaw(property: string, value: string): boolean {
  // What is worked out of tokens counts as they do.
  const plain = value.replaceAll(/var\([^()]*\)/g, '')
  if (colour.test(plain)) return true
  // Text of a picture is measured as the picture is, that of paper in points.
  if (property === 'font-size') return /\d(?:rem|px|%)/.test(plain) && !/^1[12]px$/.test(plain)
  if (property === 'font-weight') return !/^(?:400|500|600|650|inherit)$/.test(value)
  if (/radius$/.test(property)) return !/^(?:0|50%|)$/.test(plain.trim())
  if (/^(?:padding|margin|(?:row-|column-)?gap)/.test(property)) return /[\d.]rem/.test(plain)
  return false
}
