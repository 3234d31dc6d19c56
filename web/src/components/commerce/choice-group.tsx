import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'

const styles = {
  chosen: css({ color: 'ink.soft' }),
  missing: css({ fontWeight: 'semibold', color: 'danger', textDecoration: 'underline' }),
}

type ChoiceGroupProps = {
  label: string
  chosen: string | undefined
  /** Said where nothing is chosen. */
  missing: string
  children: ReactNode
}

/** 'Color: Red', and the buttons to change it. */
export const ChoiceGroup = ({ label, chosen, missing, children }: ChoiceGroupProps) => (
  <fieldset className={css({ minW: '0' })}>
    <legend className={css({ mb: '2', fontSize: 'sm' })}>
      <span className={css({ fontWeight: 'semibold' })}>{label}:</span>{' '}
      <span className={chosen ? styles.chosen : styles.missing}>{chosen ?? missing}</span>
    </legend>
    <div className={wrap({ gap: '2' })}>{children}</div>
  </fieldset>
)
