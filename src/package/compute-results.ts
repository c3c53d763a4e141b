import { answerPlan } from '../app/answer/answer-plan.ts'
import { verdictWordsWithRemarks } from '../app/answer/level-words.ts'
import { adviceOf, designsOf } from '../app/store/recommendation.ts'
import { type Results as Sized, setSizingFunction, sizeResultOf } from '../app/store/results.ts'
import { isAdviceAccepted } from '../app/words/advice-words.ts'
import { shortCurrencyName } from '../app/words/currency.ts'
import { designTitleWithServers } from '../app/words/design-title.ts'
import { problemWords } from '../app/words/problem-words.ts'
import { sentenceText } from '../app/words/sentence-text.ts'
import { type Consequence, planRisks } from '../engine/checks/index.ts'
import {
  type Advice,
  extrapolatedNumbersBehind,
  type Plan,
  type Problem,
  publicFiguresBehind,
  shortVersionName,
  size,
} from '../engine/index.ts'
import { everyLossProofWithLoads, methodOf } from '../engine/methods/index.ts'
import { listedFigures } from '../engine/variants/index.ts'
import { type Format, formatFor } from '../ui/format.ts'
import type { OutputFigure, OutputResults, OutputRisk, PlanResults } from './results.ts'

/** Results of the plans of a project, with their variant numbers. Never throws. */
export function computeResults(
  plans: readonly { readonly variant: number; readonly plan: Plan }[],
): OutputResults {
  const all = plans.map(({ plan, variant }) => planResults(plan, variant))
  return {
    format: 'Spindle results',
    version: 1,
    spindle: __VERSION__,
    holds: all.every(({ holds }) => holds),
    plans: all,
  }
}

/** Results of a plan, in the words of the wizard. Never throws. */
export function planResults(plan: Plan, variant = 1): PlanResults {
  setSizingFunction(size)
  const result = sizeResultOf(plan)
  const format = formatFor('en-US')
  const known = {
    variant,
    name: plan.name,
    customer: plan.customer,
    exchange: shortVersionName(plan.exchange),
    method: methodOf(plan).id,
  }
  return result.ok
    ? { ...known, ...sizedResults(plan, { sizing: result.sizing }, format) }
    : { ...known, ...contradicting(result.problems, format) }
}

type Found = Omit<PlanResults, 'variant' | 'name' | 'customer' | 'exchange' | 'method'>

function contradicting(problems: readonly Problem[], format: Format): Found {
  return {
    level: null,
    holds: false,
    says: 'Contradicts itself',
    headline: 'Nothing can be computed: answers contradict each other.',
    sentences: [],
    design: null,
    cost: null,
    problems: problems.map((one) => plain(problemWords(one, format))),
    figures: [],
    risks: [],
  }
}

function sizedResults(plan: Plan, results: Sized, format: Format): Found {
  const { sizing } = results
  const { proposed } = designsOf(plan, results)
  const answer = answerPlan(plan, results, format)
  const { level, headline, sentences, cost, problems } = answer
  return {
    level,
    holds: level !== 'does not hold',
    says: verdictWordsWithRemarks(answer),
    headline: plain(headline),
    sentences: sentences.map(plain),
    design: proposed && plain(designTitleWithServers(proposed, sizing, format)),
    cost: cost && { value: cost.total.value, currency: cost.currency.trim() },
    problems: problems.map((one) => plain(problemWords(one, format))),
    figures: figuresOf(plan, results, format),
    risks: risksAndReminders(plan, results).map((one) => riskOf(one, plan, format)),
  }
}

function figuresOf(plan: Plan, results: Sized, format: Format): readonly OutputFigure[] {
  const currency = shortCurrencyName(plan.currency)
  const { proposed } = designsOf(plan, results)
  return listedFigures(plan, results.sizing, proposed).map(({ group, key, label, worked }) => {
    const { value, unit } = worked
    const text = plain(format.text(worked))
    const isPrice = unit === 'money' && currency !== ''
    return {
      group,
      key,
      label,
      value,
      unit,
      text: isPrice ? `${text} ${currency}` : text,
      extrapolated: extrapolatedNumbersBehind(worked).length > 0,
      beyondDocuments: publicFiguresBehind(worked).length > 0,
    }
  })
}

/** Risks of a plan, gravest first, then advice without a consequence. */
function risksAndReminders(plan: Plan, results: Sized): readonly Reported[] {
  const advice = adviceOf(plan, results)
  const risks = planRisks(advice, everyLossProofWithLoads(plan, results.sizing))
  const reminders = advice.filter((one) => risks.every((risk) => risk.advice !== one))
  return [...risks, ...reminders.map((one) => ({ consequence: null, advice: one }))]
}

type Reported = { readonly consequence: Consequence | null; readonly advice: Advice }

function riskOf({ consequence, advice: one }: Reported, plan: Plan, format: Format): OutputRisk {
  const { code, severity, title, findings, measured, fix } = one
  const told = [...findings.map(({ sentence }) => sentence), measured]
  const text = (sentence: typeof title) => plain(sentenceText(sentence, format))
  return {
    code,
    severity,
    consequence,
    title: text(title),
    finding: told.map(text).filter(Boolean).join(' '),
    fix: text(fix),
    accepted: isAdviceAccepted(one, plan),
  }
}

/** A text with plain spaces only, so that a search in a terminal finds it. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
