import { type Plugin, Visitor } from 'vite'

/** Removes from builds the units of constants of formulas, which only tests read. */
export function withoutConstants(): Plugin {
  return {
    name: 'spindle:without-constants',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/engine\/.*\.ts$/, code: /\bformula\(\{/ },
      handler(code) {
        const found: { readonly start: number; readonly end: number }[] = []
        const visitor = new Visitor({
          // Only in calls of `formula`: other objects have constants that are read.
          CallExpression({ callee, arguments: [given] }) {
            if (callee.type !== 'Identifier' || callee.name !== 'formula') return
            if (given?.type !== 'ObjectExpression') return
            for (const one of given.properties)
              if (one.type === 'Property' && one.key.type === 'Identifier')
                if (one.key.name === 'constants') found.push(one)
          },
        })
        visitor.visit(this.parse(code))
        const without = (text: string, { start, end }: (typeof found)[number]) =>
          text.slice(0, start) + text.slice(end).replace(/^\s*,/, '')
        return { code: found.reduceRight(without, code), map: null }
      },
    },
  }
}
