/** Words for true and false: as PowerShell writes them, and spreadsheets in other languages. */
const yes =
  'true|yes|y|1|ja|wahr|oui|vrai|s[ií]|verdadero|sim|verdadeiro|vero|waar|sant|sand|tak|prawda|はい|是'
const no =
  'false|no|n|0|nein|falsch|non|faux|falso|n[aã]o|nee|onwaar|falskt?|usand|nie|fałsz|いいえ|否'

export const isYesWord = inWhole(yes)

/** True for a cell of a column of disconnections that says the mailbox is connected. */
export const isConnectedWord = inWhole(`|${no}|none|n\\/?a|-|null`)

/** True for a state that says disconnected; a disabled account still has its mailbox. */
export const isDisconnectedWord = inWhole(
  'disconnected|soft[- ]?deleted|inactive mailbox|getrennt|d[ée]connect[ée]e?|desconectad[oa]|disconness[oa]',
)

export const isNoArchiveWord = inWhole(
  `|${no}|n\\/?a|-+|–|none|null|disabled|not enabled|no archive|not provisioned|kein(?:e|s)?|aucune?|ninguno|nessuno`,
)

export const isCloudWord = inWhole(
  'hosted(?:provisioned|pending)|cloud|exchange online|online|office 365',
)

/** Labels of sum and mean rows, in many languages. */
const summing =
  '(?:grand[- ]?|sub[- ]?)?totals?|sums?|summen?|(?:gesamt|end|zwischen)summe|(?:ins)?gesamt|total g[ée]n[ée]ral|sous-total|somme|suma|total geral|soma|somma|totale|totaal|razem|łącznie|ogółem|合計|総計|小計|合计|总计|итого|всего|average|mean|durchschnitt|mittelwert|moyenne|promedio|gemiddelde|平均'

/** True for the label of a total row in a report or spreadsheet: `Total (3)`, `Sum:`. */
export const isTotalLabel = inWhole(
  `(?:${summing})(?:\\s*[:：=]?\\s*(?:\\(?\\d[\\d.,' ]*\\)?|\\(?\\d[\\d.,' ]* \\p{L}+\\)?)?)`,
)

const totalBeginning = new RegExp(`^(?:${summing}|alle?|tous|todos|tutti)(?![\\p{L}\\d])`, 'iu')

/** True if a label begins like that of a total row but may be a name: `Total of Sales`. */
export function beginsAsTotal(label: string): boolean {
  return totalBeginning.test(label)
}

/** Patterns of names of databases and kinds of mailboxes, which tables of totals list. */
const groupNames = [
  '(?:[\\p{L}\\d]+[-_ ])*(?:mailbox|mbx|mb|ex)?[-_ ]?(?:m?db|database|datenbank)[-_ ]?\\d+',
  'postfachdatenbank[-_ ]?\\d+',
  '.*(?:mailboxes|postfächer|postvakken)(?: \\(.*\\))?',
  '(?:boîtes|buzones|caselle|caixas|skrzynki)(?:$|[^\\p{L}].*)',
  '(?:user|shared|room|equipment|linked|team|group|remoteuser)mailbox',
  '.*\\(\\d+ (?:mailboxes|users|postfächer|benutzer)\\)',
]

/** True for the name of a group of mailboxes: a database, or a kind such as `Shared mailboxes`. */
export const isMailboxGroupName = inWhole(groupNames.join('|'))

function inWhole(words: string): (cell: string) => boolean {
  const whole = new RegExp(`^(?:${words})$`, 'iu')
  return (cell) => whole.test(cell)
}
