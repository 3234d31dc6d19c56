import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { FormAlert } from './form-alert.tsx'

const styles = {
  root: wrap({
    gridColumn: '1 / -1',
    position: 'sticky',
    bottom: '0',
    zIndex: 'raised',
    align: 'center',
    gap: '3',
    py: '3',
    bg: 'ground',
    borderTopWidth: '1px',
  }),
}

/** A bar that stays visible below a long form, with its errors and buttons. */
export const FormFoot = (props: { failure: string | undefined; children: ReactNode }) => (
  <div className={styles.root}>
    {props.failure && (
      <div className={css({ flexBasis: 'full' })} data-foot-failure="">
        <FormAlert>{props.failure}</FormAlert>
      </div>
    )}
    {props.children}
  </div>
)
