import { useEffect, useId, useRef, useState } from 'react'
import { css } from '#styled-system/css'
import { Button, Heading } from '../elements.tsx'
import { useText } from '../texts.ts'
import { Dialog, DialogActions } from './dialog.tsx'

const styles = { change: css({ mt: '2', color: 'ink.soft', overflowWrap: 'anywhere' }) }

export type ConflictQuestion = {
  /** The other user's change: 'The stock went from 9 to 7 meanwhile'. */
  change: string
  /** Effect of keeping one's own value: 'Set it to 20'. */
  mine: string
  /** Effect of accepting the other value: 'Leave it at 7'. */
  theirs: string
}

/** Undefined if closed without an answer. */
export type ConflictAnswer = 'mine' | 'theirs' | undefined

type Open = ConflictQuestion & { answer: (answer: ConflictAnswer) => void }

/** The other value comes first and has the focus, because it is already stored. */
const ConflictDialog = ({ open }: { open: Open | undefined }) => {
  const t = useText()
  const titleId = useId()
  return (
    <Dialog
      isOpen={open !== undefined}
      onClose={() => open?.answer(undefined)}
      labelledBy={titleId}
    >
      {open && (
        <>
          <Heading id={titleId} size="card">
            {t('changedMeanwhile')}
          </Heading>
          <p className={styles.change}>{open.change}</p>
          <DialogActions className={css({ mt: '6' })}>
            <Button variant="accent" onClick={() => open.answer('theirs')}>
              {open.theirs}
            </Button>
            <Button variant="outline" onClick={() => open.answer('mine')}>
              {open.mine}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

/** Resolves conflicting edits (409 changed_meanwhile): `ask` returns the user's answer; `dialog` must be rendered. */
export const useConflictQuestion = () => {
  const [open, setOpen] = useState<Open>()
  const pending = useRef<Open>(undefined)
  const ask = (question: ConflictQuestion): Promise<ConflictAnswer> =>
    new Promise((resolve) => {
      const answer = (given: ConflictAnswer) => {
        pending.current = undefined
        setOpen(undefined)
        resolve(given)
      }
      pending.current?.answer(undefined)
      pending.current = { ...question, answer }
      setOpen(pending.current)
    })
  // Answers the caller even if the page is left.
  useEffect(() => () => pending.current?.answer(undefined), [])
  return { ask, dialog: <ConflictDialog open={open} /> }
}
