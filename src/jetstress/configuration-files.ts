import type { TestedServer, TestPlan, TestRun } from '../engine/roles-index.ts'
import { configurationXml } from './configuration.ts'

/** The configuration of one run on one server. Its text is made when it is asked for. */
export type ConfigurationFile = {
  /** Of the file; the server’s is part of it. */
  readonly name: string
  readonly server: TestedServer
  readonly run: TestRun
  readonly text: () => string
}

/** What every configuration of a plan says alike. */
type Common = {
  /** The name of the plan. */
  readonly plan: string
  readonly waits: boolean
}

/** Servers up to which each gets its files; of more, one of those that are tested alike does. */
const mostServers = 500

const lengths = { performance: '2h', stress: '24h' } as const satisfies Record<TestRun, string>

/**
 * The configurations of a plan of Exchange 2010 or later, two for every server: of two hours, and of
 * a day. None of an earlier version, and none where the copies could not be placed. Of very many servers
 * one of each kind has them.
 */
export function configurationFiles(test: TestPlan, common: Common): readonly ConfigurationFile[] {
  if (test.unconfigured !== null) return []
  const isAll = test.servers.reduce((sum, kind) => sum + kind.servers.length, 0) <= mostServers
  return test.servers.flatMap((kind) =>
    kind.servers.slice(0, isAll ? undefined : 1).flatMap((server) =>
      (['performance', 'stress'] as const).map((run) => ({
        name: `Jetstress-${server.name}-${lengths[run]}.xml`,
        server,
        run,
        text: () =>
          configurationXml({
            description: `${common.plan}: ${server.name}, ${lengths[run]}`,
            ...{ waits: common.waits, run, test, kind, server },
          }),
      })),
    ),
  )
}
