/** The shape of results as JSON, written out apart from their type: what is printed must keep it. */
const text = { type: 'string' } as const
const texts = { type: 'array', items: text } as const
const whether = { type: 'boolean' } as const

function whole(properties: Readonly<Record<string, object>>) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  } as const
}

const figure = whole({
  group: text,
  key: text,
  label: { type: 'string', minLength: 1 },
  value: { type: 'number' },
  unit: text,
  text: { type: 'string', pattern: '^[^\\u00a0\\u202f]+$' },
  extrapolated: whether,
  beyondDocuments: whether,
})

const risk = whole({
  code: text,
  severity: { enum: ['limit', 'warning', 'note'] },
  consequence: {
    enum: [
      ...['limit', 'data loss', 'outage', 'overload', 'little room'],
      ...['slow repair', 'unsupported', 'assumed', 'untested', null],
    ],
  },
  title: text,
  finding: text,
  fix: text,
  accepted: whether,
})

export const resultsSchema = whole({
  format: { const: 'Spindle results' },
  version: { const: 1 },
  spindle: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
  holds: whether,
  plans: {
    type: 'array',
    minItems: 1,
    items: whole({
      variant: { type: 'integer', minimum: 1 },
      name: text,
      customer: text,
      exchange: { type: 'string', pattern: '^Exchange ' },
      method: { enum: ['papers', 'roles'] },
      level: {
        enum: [
          ...['holds with reserve', 'holds', 'holds, reserve not kept', 'holds, with a warning'],
          'borderline',
          ...['holds, but not while rebuilding', 'does not hold', null],
        ],
      },
      holds: whether,
      says: text,
      headline: text,
      sentences: texts,
      design: { type: ['string', 'null'] },
      cost: {
        anyOf: [{ type: 'null' }, whole({ value: { type: 'number' }, currency: text })],
      },
      problems: texts,
      figures: { type: 'array', items: figure },
      risks: { type: 'array', items: risk },
    }),
  },
})
