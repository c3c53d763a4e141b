import { propose } from '../../../designs/propose.ts'
import type { Carrying } from '../../port.ts'
import { builtArrays } from './judge-papers.ts'

/** What arrays carry that a person owns: the expected load decides, and after it the limits of Exchange. */
export const carrying: Carrying = {
  hardware: 'arrays',
  proposed: (plan, sizing) => {
    const { proposed } = propose(plan, sizing)
    return proposed && builtArrays(proposed)
  },
  condition: 'The most that the arrays carry at the expected load, all other answers unchanged',
  lacking: (unmet) => {
    const failing = unmet.filter((one) => one.code !== 'rules' && one.at === 'expected load')
    return failing.length > 0 ? failing : unmet.filter(({ code }) => code === 'rules')
  },
}
