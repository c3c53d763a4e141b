import { shortVersionName } from '../../exchange/versions.ts'
import type { Method } from '../port.ts'
import { builtOfPapers, judgeByPapers } from './designs/judge-papers.ts'
import { paperDesigns } from './designs/paper-designs.ts'
import { demandOfPapers } from './designs/recovery-demand.ts'
import { dagShapeByPapers } from './sizing/dag-shape.ts'
import { loadByPapers } from './sizing/load-of-server.ts'
import { promisedByPapers } from './sizing/promised-space.ts'
import { resultsOfPapers } from './sizing/result-figures.ts'
import { ofPapers, sizeByPapers } from './sizing/size.ts'
import { summaryOfPapers } from './sizing/summary.ts'
import { quotaByPapers } from './sizing/tested-quota.ts'

/** The method for Exchange 2003 to 2010, of the five documents. */
export const papers: Method = {
  id: 'papers',
  size: sizeByPapers,
  promisedSpace: promisedByPapers,
  dagShape: (plan, sizing) => dagShapeByPapers(plan, ofPapers(sizing)),
  serverLoad: (plan, sizing, _build, active) => loadByPapers(plan, ofPapers(sizing), active),
  steadyLoad: () => null,
  summary: summaryOfPapers,
  resultFigures: (plan, sizing) => resultsOfPapers(plan, ofPapers(sizing)),
  ...paperDesigns,
  built: builtOfPapers,
  judge: judgeByPapers,
  recoveryDemand: (plan, sizing) => demandOfPapers(plan, ofPapers(sizing)),
  testedQuota: (sizing) => quotaByPapers(ofPapers(sizing)),
  checks: [],
  sentences: {
    fitting: 'something',
    nothingNear: 'Nothing is considered then.',
    nothingHolds: 'No array considered fits this plan.',
    noneHolds: () => 'No array considered fits this plan',
    noneConsidered: ({ exchange }) => ({
      headline: 'No storage is considered for this plan',
      sentences: [
        `No building block was tested with ${shortVersionName(exchange)}. The step RAID and arrays says what else can be considered.`,
      ],
    }),
    noDesigns: null,
    noArrays: 'No array considered fits this plan, so none is proposed.',
  },
  deploying: null,
  followed: 'what is proposed',
}
