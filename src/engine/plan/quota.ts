import { equalLogic } from '../core/documents.ts'
import { type Feature, has, shortVersionName } from './features.ts'
import type { Field } from './field.ts'
import { asked, example, flat, tier } from './place.ts'
import type { Plan } from './plan.ts'

/** Why an answer about a feature does not count in a version without it. */
function onlyWith(feature: Feature, name: string) {
  return (plan: Plan) =>
    has(plan, feature)
      ? null
      : `Does not count: ${shortVersionName(plan.exchange)} has no ${name}, so it takes no space.`
}

/** The answers of the step Quota and retention, in the order they are asked. */
export const quotaFields: readonly Field[] = [
  {
    ...asked,
    ...tier('quotaMb'),
    key: 'quota',
    step: 'quota',
    label: 'Mailbox quota',
    help: 'Storage limit of one mailbox, without deleted items kept for recovery.',
    unit: 'MB',
    min: 10,
    max: 1_000_000,
    source: example,
  },
  {
    ...asked,
    ...tier('retentionDays'),
    key: 'retention',
    step: 'quota',
    label: 'Deleted-item retention',
    help: 'Days a deleted item stays in the dumpster. The formulas assume the default of 14 days and background maintenance around the clock.',
    unit: 'days',
    min: 0,
    max: 365,
    source: equalLogic('6.1'),
  },
  {
    ...asked,
    ...flat('logDays'),
    key: 'logDays',
    step: 'quota',
    label: 'Days of logs kept',
    help: 'Days the volumes must hold transaction logs. Failed backups, mailbox moves and lagged copies all lengthen it.',
    unit: 'days',
    min: 1,
    max: 60,
    source: example,
  },
  {
    kind: 'switch',
    ...flat('singleItemRecovery'),
    key: 'singleItemRecovery',
    step: 'quota',
    label: 'Single item recovery',
    help: 'Keeps purged and changed items; adds 1.2 % of the quota.',
    source: equalLogic('6.1'),
    advanced: false,
    unused: onlyWith('singleItemRecovery', 'single item recovery'),
  },
  {
    kind: 'switch',
    ...flat('calendarLogging'),
    key: 'calendarLogging',
    step: 'quota',
    label: 'Calendar logging',
    help: 'Keeps versions of calendar items; adds 3 % of the quota.',
    source: equalLogic('6.1'),
    advanced: false,
    unused: onlyWith('calendarLogging', 'calendar logging'),
  },
  {
    ...asked,
    ...flat('catalogPercent'),
    key: 'catalog',
    step: 'quota',
    label: 'Search catalog',
    help: 'Content index as a share of the databases. Leave it empty to take what the version does: 10 % in Exchange 2010, 20 % from 2013 on. From 2013 on a volume has room for one catalog more, so the share counts twice.',
    unit: '%',
    suffix: 'of the databases',
    min: 0,
    max: 100,
    empty: 'as the version takes',
    source: equalLogic('6.1'),
    advanced: true,
  },
]
