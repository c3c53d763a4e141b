import type { TestPlan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What the test of a plan comes to, in a sentence. */
export function testTakeaway({ servers, idle }: TestPlan, format: Format): string {
  const [{ databases, planned, expected, least }] = servers
  const count = servers.reduce((sum, kind) => sum + kind.servers.length, 0)
  const whose =
    servers.length > 1
      ? `The fullest of ${format.value(count, 'servers')} is`
      : count > 1
        ? `Each of ${format.value(count, 'servers')} is`
        : 'The server is'
  const without =
    idle.length > 0
      ? ` ${format.value(idle.length, 'servers')} without a database ${idle.length === 1 ? 'is' : 'are'} not tested.`
      : ''
  const reserve = planned.value > expected.value ? ', its reserve included,' : ''
  return `${whose} tested with ${format.text(databases)} at ${format.text(planned)}${reserve} and passes from ${format.text(least)} on: 95 % of what its mailboxes are expected to cause.${without}`
}
