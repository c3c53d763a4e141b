import { readFileSync } from 'node:fs'
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import { describe, expect, it, test } from 'vitest'
import { exchangeVersionIds } from '../../src/engine/index.ts'
import { answerDefinitions } from '../../src/engine/plan/plan.ts'
import { checkCharts } from './check-charts.ts'
import {
  checkStyles,
  coloursBy,
  restylingAll,
  sharedClasses,
  sizeOfSheets,
} from './check-styles.ts'
import { drawnRoom, importsBetween, readSource } from './house.ts'

describe('answers', () => {
  /** Where answers are declared, and placed and explained in the form. */
  const asking = /^engine\/plan\/(?:[\w-]+-answers|counts|roles-(?:counts|help)|form-groups)\.ts$/

  /** The answers that nothing takes: neither a stage nor a file of deployment. */
  function untaken(keys: readonly string[], files: ReadonlyMap<string, string>): readonly string[] {
    const taking = [...files]
      .filter(([path]) => /^(?:engine|deploy)\//.test(path) && !asking.test(path))
      .map(([, text]) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    return keys.filter((key) => !taking.some((text) => new RegExp(`\\b${key}\\b`).test(text)))
  }

  it('every answer counts somewhere', () => {
    const keys = Object.keys(answerDefinitions)
    expect(keys.length).toBeGreaterThan(100)
    expect(untaken(keys, readSource())).toEqual([])
  })

  it('an answer that only the form has is found', () => {
    const files = new Map([
      ['engine/plan/server-answers.ts', 'cards: number({})'],
      ['engine/plan/form-groups.ts', "keys: ['cards']"],
      ['engine/methods/roles/memory/memory.ts', '// cards\nplan.cores'],
    ])
    expect(untaken(['cards', 'cores'], files)).toEqual(['cards'])
  })
})

describe('claims', () => {
  const source = readSource()

  /** What is said of a whole space: true only beside the ranges that were searched. */
  const claim =
    /\b(?:[Tt]he fewest|[Nn]o fewer|[Nn]o layout|[Nn]o other layout|[Nn]othing holds|[Nn]one of [^\n]{0,160}\bholds?)\b/

  /** Words that say so of no search of layouts, or stand beside one that names its ranges. */
  const known: Readonly<Record<string, string>> = {
    'features/designs/array-designs.tsx': 'Of the designs in the table beside it.',
    'features/designs/considered-designs.ts': 'The order of a table.',
    'features/evidence/workbook-part.tsx': 'A field of the workbook.',
    'features/home/home-page.tsx': 'What the program is for.',
    'features/test-verdict/verdict-sentences.ts': 'Of the tests in the table beside it.',
    'features/ways/size-reason.ts': 'Stands below the ways, which name the ranges of its search.',
    'features/ways/trade-off-figure.tsx': 'Takes the ranges from all-that-hold.tsx as `tried`.',
  }

  const saying = [...source].filter(([path, text]) => {
    if (!/^(?:app|features|pages|ui|package|spreadsheet|word)\//.test(path)) return false
    const plain = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return claim.test(plain)
  })

  it('of a whole space stand in files that name the ranges that were searched', () => {
    expect(saying.length).toBeGreaterThan(3)
    const bare = saying.flatMap(([path, text]) =>
      text.includes('searchedRangesWords(') || path in known ? [] : [path],
    )
    expect(bare).toEqual([])
    const paths = saying.map(([path]) => path)
    expect(Object.keys(known).filter((path) => !paths.includes(path))).toEqual([])
  })
})

describe('charts', () => {
  const source = readSource()

  test('every chart is read by pointer and keyboard, stands still and is a file, as every table is', () => {
    const { problems, charts, tables } = checkCharts(source)
    expect(problems.join('\n')).toBe('')
    expect(charts).toBeGreaterThanOrEqual(4)
    expect(tables).toBeGreaterThan(50)
  })

  test('the frame of a chart and the table offer their files', () => {
    const frame = source.get('ui/chart-frame.tsx') ?? ''
    for (const kind of ['CSV', 'SVG', 'PNG']) expect(frame).toContain(`as="${kind}"`)
    expect(source.get('ui/data-table.tsx')).toContain('as="CSV"')
  })

  describe('a planted violation is found', () => {
    const chart = `import { Line, LineChart } from 'recharts'
    const a = <LineChart ><Line dataKey="a" isAnimationActive={false} /><ReadingMarks /></LineChart>`
    const plant = (text: string, path = 'features/load/load.tsx') =>
      checkCharts(new Map([[path, text]])).problems

    it.each([
      ['nothing', chart, []],
      ['no marks', chart.replace('<ReadingMarks />', ''), ['a chart without <ReadingMarks />']],
      [
        'a mark that moves',
        chart.replace(' isAnimationActive={false}', ''),
        ['marks of a chart that move by themselves'],
      ],
      [
        'a mark that moves in the plot that brings the marks of reading',
        `import { Line } from 'recharts'
        const a = <ChartPlot ><Line dataKey="a" /></ChartPlot>`,
        ['marks of a chart that move by themselves'],
      ],
      ['a tooltip', `${chart}<Tooltip />`, ['a tooltip, which covers what it is about']],
      [
        'no readings',
        '<ChartFrame readings={null}>',
        ['a chart without readings, so without a file'],
      ],
      ['a table by hand', '<table>', ['a table that cannot be saved']],
      ['a grid', '<CellGrid rows={1} />', ['a grid that cannot be saved']],
    ])('%s', (_, text, expected) => {
      expect(plant(text)).toEqual(expected.map((what) => `features/load/load.tsx: ${what}`))
    })
  })
})

describe('methods', () => {
  /** Names of what is asked: a method by its id, or a sizing whether it is of one. */
  const questions = ['methodIdOf', 'isByRoles', 'isByPapers', 'entryForMethod']
  const methods: readonly unknown[] = ['papers', 'roles']
  const versions: readonly unknown[] = exchangeVersionIds

  type Side = Parameters<NonNullable<VisitorObject['BinaryExpression']>>[0]['left']

  /** Rooms that say of records which method or version they are of. */
  const registers = {
    method: /^engine\/(exchange|plan|checks)\/|^changelog\//,
    // What was tested says with which version.
    version: /^engine\/exchange\/|^engine\/hardware\/(building-blocks|tested-backup)\.ts$/,
  }
  /** The first links, which stay as they were, and Jetstress, whose releases are called by the same years. */
  const others = /^codec\/frozen-|^jetstress\//

  /** What any question is written with: a file without it need not be parsed. */
  const mayAsk = new RegExp(
    [...questions, 'method', ...[...methods, ...versions].map((one) => `['"]${one}['"]`)].join('|'),
  )

  /** Where a file asks which method or version a plan has, as it is written there. */
  function askedIn(path: string, text: string): readonly string[] {
    if (!mayAsk.test(text)) return []
    const found: { readonly start: number; readonly end: number }[] = []
    const said = new Set<number>()
    const isMethod = (one: Side) =>
      one.type === 'MemberExpression' &&
      one.property.type === 'Identifier' &&
      one.property.name === 'method'
    const isRelease = (one: Side) => /\b(release|ran|needed)$/.test(text.slice(one.start, one.end))
    new Visitor({
      Property({ key, value, computed }) {
        if (!computed) said.add(key.start)
        if (key.type === 'Identifier' && key.name === 'method' && registers.method.test(path))
          said.add(value.start)
      },
      TSPropertySignature({ key }) {
        said.add(key.start)
      },
      Identifier(one) {
        const isRegister = one.name === 'entryForMethod' && registers.method.test(path)
        if (questions.includes(one.name) && !isRegister) found.push(one)
      },
      BinaryExpression({ left, right, operator, start, end }) {
        if (!/^[!=]==$/.test(operator)) return
        const sides = [left, right]
        if (sides.some(isRelease)) for (const side of sides) said.add(side.start)
        const isOther = sides.some(
          (side) =>
            (side.type === 'Identifier' && side.name === 'undefined') ||
            (side.type === 'Literal' && !methods.includes(side.value)),
        )
        if (!registers.version.test(path) && sides.some(isMethod) && !isOther)
          found.push({ start, end })
      },
      MemberExpression({ computed, property, start, end }) {
        if (computed && isMethod(property) && !registers.version.test(path))
          found.push({ start, end })
      },
      Literal(one) {
        const isOfMethod = methods.includes(one.value) && !registers.version.test(path)
        const isOfVersion = versions.includes(one.value) && !registers.version.test(path)
        if ((isOfMethod || isOfVersion) && !said.has(one.start)) found.push(one)
      },
    }).visit(parseSync(path, text).program)
    return found.map(({ start, end }) => text.slice(start, end))
  }

  it('a file outside the methods does not ask which one a plan has', () => {
    const files = [...readSource()].filter(
      ([path]) => /\.tsx?$/.test(path) && !path.startsWith('engine/methods/') && !others.test(path),
    )
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap(([path, text]) => {
      const asked = [...new Set(askedIn(path, text))]
      return asked.length > 0 ? [`${path}: ${asked.join(', ')}`] : []
    })
    expect(found).toEqual([])
  })

  it.each([
    ['if (methodIdOf(plan) === method) ask()', 'methodIdOf'],
    ['const sized = isByRoles(sizing) && sizing.parts', 'isByRoles'],
    ["import { isByPapers } from './size.ts'", 'isByPapers'],
    ['const isSame = one.method !== other.method', 'one.method !== other.method'],
    ['const usual = defaults[version.method]', 'defaults[version.method]'],
    ["const isOurs = method === 'roles'", "'roles'"],
    ["const plan = { exchange: '2019' }", "'2019'"],
  ])('%s is found', (text, asked) => {
    expect(askedIn('app/planted.ts', text)).toContain(asked)
  })

  it.each([
    ["const answer = { method: 'papers' }", 'engine/plan/planted.ts'],
    ["const isAsked = field.method !== undefined && load.method === 'shares'", 'app/planted.ts'],
    ["const isEarly = run.release === '2007'", 'app/planted.ts'],
    ["const words = { papers: 'sized by the papers', 'roles': 1 }", 'app/planted.ts'],
  ])('%s asks nothing', (text, path) => {
    expect(askedIn(path, text)).toEqual([])
  })
})

describe('labels', () => {
  /** Where the label of a figure decides something, as it is written there. */
  function decidedBy(path: string, text: string): readonly string[] {
    if (!text.includes('.label')) return []
    const found: string[] = []
    const isLabel = (one: { readonly start: number; readonly end: number }) =>
      /\.label$/.test(text.slice(one.start, one.end))
    const say = ({ start, end }: { readonly start: number; readonly end: number }) =>
      found.push(text.slice(start, end))
    new Visitor({
      BinaryExpression(one) {
        const sides = [one.left, one.right]
        const isAbsence = sides.some((side) =>
          /^(null|undefined)$/.test(text.slice(side.start, side.end)),
        )
        if (/^[!=]==$/.test(one.operator) && sides.some(isLabel) && !isAbsence) say(one)
      },
      MemberExpression(one) {
        if (one.computed && isLabel(one.property)) say(one)
      },
      CallExpression(one) {
        const { callee } = one
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const { name } = callee.property
        const asksText = /^(startsWith|endsWith|includes|match|search)$/.test(name)
        const asksKey = /^(get|has|set)$/.test(name) && one.arguments.slice(0, 1).some(isLabel)
        if (asksKey || (asksText && isLabel(callee.object))) say(one)
      },
    }).visit(parseSync(path, text).program)
    return found.map((one) => `${path}: ${one}`)
  }

  it('are for people: a figure is fetched by its name', () => {
    const files = [...readSource()].filter(([path]) => /\.tsx?$/.test(path))
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap(([path, text]) => decidedBy(path, text))).toEqual([
      // Names under which a figure is found, none twice.
      'pages/find/figure-entries.ts: name !== worked.label',
    ])
  })

  it.each([
    "const memory = figures.find((one) => one.label === 'Memory')",
    'const place = order[figure.label]',
    'const known = byName.get(figure.label)',
    "const isTotal = figure.label.startsWith('Total')",
  ])('%s is found', (text) => {
    expect(decidedBy('planted.ts', text)).toHaveLength(1)
  })
})

describe('doors', () => {
  const source = readSource()
  const imports = importsBetween(source)
  const doors = [...source.keys()].filter((path) => /^engine\/(.+\/)?index\.ts$/.test(path))

  /** The names that a door exports; `*` where it hands on all of a file. */
  function exportedBy(text: string): readonly string[] {
    const { staticExports } = parseSync('index.ts', text).module
    return staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name ?? '*'),
    )
  }

  const exported = new Map(doors.map((door) => [door, exportedBy(source.get(door) ?? '')]))

  it('the door of the engine has at most 160 names, and no door hands on a whole file', () => {
    expect(doors.length).toBeGreaterThan(10)
    expect(exported.get('engine/index.ts')?.length).toBeLessThanOrEqual(160)
    const whole = doors.filter((door) => exported.get(door)?.includes('*'))
    expect(whole).toEqual([])
    expect(exportedBy("export * from './size.ts'\nexport { size } from './size.ts'")).toEqual([
      '*',
      'size',
    ])
  })

  it('a name has one door', () => {
    const names = [...exported.values()].flat()
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('every name of a room’s door is used outside of the engine', () => {
    const outside = imports.filter(
      ({ from }) => !from.startsWith('engine/') && from !== 'package/index.ts',
    )
    const isUsed = (door: string, name: string) =>
      outside.some(
        ({ from, to, names }) =>
          to === door &&
          (names.includes(name) ||
            (names.includes('*') && source.get(from)?.includes(`.${name}(`))),
      )
    const unused = doors
      .filter((door) => door !== 'engine/index.ts')
      .flatMap((door) =>
        (exported.get(door) ?? [])
          .filter((name) => !isUsed(door, name))
          .map((name) => `${door}: ${name}`),
      )
    expect(unused).toEqual([])
  })
})

describe('mutable', () => {
  /** What a module keeps that changes, and what it imports only for what happens then. */
  function held(text: string): readonly string[] {
    return parseSync('module.ts', text).program.body.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration')
        return statement.specifiers.length === 0 ? [`import ${statement.source.value}`] : []
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      return declared?.type === 'VariableDeclaration' && declared.kind !== 'const'
        ? [`${declared.kind} of ${declared.declarations.length}`]
        : []
    })
  }

  it('no module of the engine has a variable, or imports another for its side effect', () => {
    const files = [...readSource()].filter(([path]) => path.startsWith('engine/'))
    expect(files.length).toBeGreaterThan(200)
    const found = files.flatMap(([path, text]) => held(text).map((one) => `${path}: ${one}`))
    expect(found).toEqual([])
  })

  it.each([
    ['let later = null', 'let of 1'],
    ['export let fields = all()', 'let of 1'],
    ['var a, b', 'var of 2'],
    ["import './brought.ts'", 'import ./brought.ts'],
  ])('%s is found', (text, told) => {
    expect(held(`const kept = 1\nfunction counted() { let at = 0; at++ }\n${text}`)).toEqual([told])
  })
})

describe('picture', () => {
  const imports = importsBetween(readSource())
  const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')

  describe('the picture of the architecture', () => {
    const [, picture = ''] = /```mermaid\n([\s\S]*?)```/.exec(text) ?? []
    const drawn = [...picture.matchAll(/^\s*([\w-]+) --> ([\w-]+)$/gm)].map(
      ([, from, to]) => `${from} → ${to}`,
    )

    it('has an arrow wherever one room imports another, and no other', () => {
      // One room outside of the engine is called jetstress as well.
      const name = (path: string) =>
        drawnRoom(path)
          .replace(/^engine\/(?!jetstress$)/, '')
          .replace(/^engine$/, 'index')
          .replaceAll('/', '-')
      const real = imports
        .map(({ from, to }) => [name(from), name(to)] as const)
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => `${from} → ${to}`)
      // Core is imported by every room of the engine, which would only blacken the picture.
      const shown = [...new Set(real)].filter((arrow) => !arrow.endsWith('→ core'))
      expect([...drawn].sort()).toEqual(shown.sort())
      expect(drawn.length).toBeGreaterThan(20)
    })
  })
})

describe('styles', () => {
  const source = readSource()

  test('colours, sizes of text, weights and spaces are those of the tokens', () => {
    const { problems, sheetsRead, declarationsSeen } = checkStyles(source)
    const seen = `after ${sheetsRead} style sheets with ${declarationsSeen} declarations`
    expect(problems.join('\n'), seen).toBe('')
    expect(sheetsRead, seen).toBeGreaterThan(30)
    expect(declarationsSeen, seen).toBeGreaterThan(1000)
  })

  test('all sheets have at most 900 rules and 5,500 lines', () => {
    const counted =
      '/* a {} */\n@media print {\n  b,\n  i {\n    margin: 0;\n  }\n}\na::before {\n}\n'
    expect(sizeOfSheets(new Map([['ui/base.css', counted]]))).toEqual({ rules: 2, lines: 9 })
    const { rules, lines } = sizeOfSheets(source)
    expect(rules).toBeLessThanOrEqual(900)
    expect(lines).toBeLessThanOrEqual(5500)
  })

  test('no sheet of a feature styles the elements of another', () => {
    expect(sharedClasses(source)).toEqual([])
    const planted = new Map([
      ['features/home/home.css', '@media print {\n  .ways {\n    margin: 0;\n  }\n}'],
      ['features/ways/ways.tsx', '<section className="ways coming" />'],
    ])
    expect(sharedClasses(planted)).toEqual([
      'features/home/home.css: .ways is a class of features/ways/ways.tsx',
    ])
  })

  test('no change of a page has all of its elements styled anew', () => {
    const sheets = [...source].filter(([path]) => path.endsWith('.css'))
    expect(sheets.filter(([, text]) => text.includes(':has(')).length).toBeGreaterThan(5)
    expect(sheets.flatMap(([, text]) => restylingAll(text))).toEqual([])
  })

  it.each([
    ['.table:has(.marked) tr > :first-child', true],
    ['.plan:has(> .head) > *', true],
    ['tbody:has(> .below) > :is(:first-child, :last-child)', true],
    ['.plan:not(:has(.dagger)) > *', true],
    ['.table:has(.marked) tr > td:first-child', false],
    ['.table:has(.marked) tr > :is(th, td)', false],
    ['.plan:not(:has(.dagger.public)) .of-public', false],
    ['.title:has(+ .title)', false],
  ])('%s has: %s', (selector, isFound) => {
    expect(restylingAll(`a { margin: 0; }\n${selector} {\n  margin: 0;\n}`)).toEqual(
      isFound ? [selector] : [],
    )
  })

  test('dark and paper have every colour that light has', () => {
    const by = coloursBy(source.get('ui/tokens.css') ?? '')
    const light = by.get('') ?? []
    expect(light.length).toBeGreaterThan(15)
    const missing = (condition: string) =>
      light.filter((name) => !(by.get(condition) ?? []).includes(name))
    // A dialog dims what lies behind it alike in both, and paper shows neither that nor the focus.
    expect(missing('(prefers-color-scheme: dark)')).toEqual(['--shade'])
    expect(missing('print')).toEqual(['--focus', '--shade'])
  })

  describe('a planted violation is found', () => {
    const sound = ':root {\n  --ink: #123456;\n  --space-1: 0.25rem;\n}'
    const takes = 'a {\n  color: var(--ink);\n  padding: var(--space-1);\n}'
    const plant = (css: string) =>
      checkStyles(
        new Map([
          ['ui/tokens.css', sound],
          ['ui/base.css', `${takes}\n${css}`],
        ]),
      ).problems

    it('and the sheets without one are sound', () => {
      expect(plant('')).toEqual([])
    })

    it.each([
      'b { color: #ff0000; }',
      'b { background: rgb(1 2 3); }',
      'b { border-color: red; }',
      'b { font-size: 1.1rem; }',
      'b { font-weight: 700; }',
      'b { border-radius: 4px; }',
      'b { margin-block: 0 1.3rem; }',
      'b { padding: calc(var(--space-1) + 2rem); }',
      '@media print { b { gap: 1rem; } }',
    ])('%s', (css) => {
      expect(plant(css)).toEqual([expect.stringContaining('is none of the tokens')])
    })

    it('a token that nothing sets', () => {
      expect(plant('b { color: var(--inc); }')).toEqual([
        'ui/base.css: color: var(--inc) takes --inc, which nothing sets',
      ])
    })

    it('a token that nothing takes', () => {
      const files = new Map([
        ['ui/tokens.css', ':root {\n  --ink: #123456;\n  --lost: 1rem;\n}'],
        ['ui/base.css', 'a {\n  color: var(--ink);\n}'],
      ])
      expect(checkStyles(files).problems).toEqual(['ui/tokens.css: nothing takes --lost'])
    })
  })
})
