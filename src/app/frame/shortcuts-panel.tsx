import { useState } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { chooseListKey, listsByKey } from '../store/browser-choices.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const command = isApple ? '⌘' : 'Ctrl'

const shortcuts = [
  {
    where: 'Outside text boxes, which have an undo of their own',
    keys: [
      { keys: [[command, 'Z']], does: 'Undo the last change' },
      {
        keys: isApple
          ? [['⇧', command, 'Z']]
          : [
              [command, 'Shift', 'Z'],
              [command, 'Y'],
            ],
        does: 'Make it again',
      },
      { keys: [['?']], does: 'List the shortcuts' },
    ],
  },
  {
    where: 'Everywhere',
    keys: [
      {
        keys: [['Esc']],
        does: 'Close what stands beside the page, or give up what is typed in a cell or in the name of a variant',
      },
    ],
  },
  { where: 'On a variant in the bar', keys: [{ keys: [['F2']], does: 'Rename it' }] },
  {
    where: 'In the table of tiers',
    keys: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], does: 'Go to another cell' },
      { keys: [['Enter'], ['F2']], does: 'Change the cell; Enter again takes it and goes down' },
      {
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
        does: 'Move the tier',
      },
      { keys: [['Tab']], does: 'Go on to the next cell' },
    ],
  },
] as const

/** The list of keyboard shortcuts. */
export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  return (
    <Panel id="shortcuts" title="Keyboard shortcuts" onClose={onClose}>
      {shortcuts.map(({ where, keys }) => (
        <section key={where} className="shortcuts" aria-label={where}>
          <h3>{where}</h3>
          <dl>
            {keys.map(({ keys: alternatives, does }) => (
              <div key={does}>
                <dt>
                  {alternatives.map((one, at) => (
                    <span key={one.join('+')}>
                      {at > 0 && ' or '}
                      {one.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </span>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ListKey />
    </Panel>
  )
}

/** A key of one sign is in the way of a person who speaks to the browser: it can be turned off. */
function ListKey() {
  const [isOn, setOn] = useState(listsByKey)
  const choose = () => {
    chooseListKey(!isOn)
    setOn(!isOn)
  }
  return (
    <p className="shortcuts">
      <label>
        <input type="checkbox" checked={isOn} onChange={choose} /> <kbd>?</kbd> opens this list
      </label>
    </p>
  )
}
