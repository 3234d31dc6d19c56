import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { useText } from '../texts.ts'
import { Dialog, DialogActions } from './dialog.tsx'
import { Heading } from '../heading.tsx'
import { css } from '#styled-system/css'

const styles = {
  change: css({ mt: '2', color: 'ink.soft', overflowWrap: 'anywhere' }),
  actions: css({ mt: '6' }),
}

export type ConflictQuestion = {
  /** What somebody else has changed: 'The stock went from 9 to 7 meanwhile'. */
  change: string
  /** What keeping one's own means: 'Set it to 20'. */
  mine: string
  /** What taking theirs over means: 'Leave it at 7'. */
  theirs: string
}

/** Undefined: closed without an answer. */
export type ConflictAnswer = 'mine' | 'theirs' | undefined

type Open = ConflictQuestion & { answer: (answer: ConflictAnswer) => void }

type ConflictDialogProps = { open: Open | undefined }

/** Theirs comes first and gets the focus: it is what is true already. */
const ConflictDialog = ({ open }: ConflictDialogProps) => {
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
          <DialogActions className={styles.actions}>
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

/**
 * Asks what becomes of a change that was based on something that somebody else has changed meanwhile (409
 * changed_meanwhile): `ask` resolves with the answer, `dialog` has to be rendered.
 */
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
  // The caller must get an answer even if the page is left.
  useEffect(() => () => pending.current?.answer(undefined), [])
  return { ask, dialog: <ConflictDialog open={open} /> }
}
