import { Button } from '#components/ui/elements.tsx'
import { css, cva } from '#styled-system/css'
import { useText } from '../desk-texts.ts'
import { usePermissions } from './use-permissions.ts'
import type { TakenStep } from './use-steps.ts'

const bar = cva({
  base: {
    position: 'fixed',
    left: { base: '3', md: 'auto' },
    right: { base: '3', md: '6' },
    bottom: 'max(12px, env(safe-area-inset-bottom))',
    zIndex: 'popover',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    pl: '4',
    pr: '2',
    py: '1.5',
    minW: { md: '360px' },
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'white',
    bg: 'teal.night',
    borderRadius: 'md',
    boxShadow: 'lg',
    animation: 'rise {durations.normal} {easings.out}',
  },
  variants: {
    isOverBar: {
      true: { position: 'absolute', right: { base: '3', md: '0' }, bottom: 'calc(100% + 8px)' },
    },
  },
})

const styles = {
  button: css({
    color: 'saffron',
    _hover: { bg: 'white/8' },
    _focusVisible: { outlineColor: 'saffron' },
  }),
}

type StepBarProps = {
  taken: TakenStep
  /** Whether the selection bar, which contains this one, is at the lower edge. */
  isOverBar: boolean
  onUndo: () => void
  onPaidByUpi: () => void
}

/** Shows the last action with an undo button and corrections, as far as the role permits. */
export const StepBar = ({ taken, isOverBar, onUndo, onPaidByUpi }: StepBarProps) => {
  const t = useText()
  const { step, former } = taken
  const may = usePermissions()
  return (
    <output className={bar({ isOverBar })}>
      <span className={css({ flex: '1', lineHeight: 'snug' })}>
        {t(`taken.${step.id}`, { count: former.length, number: former[0]?.number ?? '' })}
      </span>
      {step.id === 'deliver' && may.correct('collected') && (
        <Button className={styles.button} variant="quiet" size="sm" onClick={onPaidByUpi}>
          {t('byUpi')}
        </Button>
      )}
      {may.takeBack(step) && (
        <Button className={styles.button} variant="quiet" size="sm" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </output>
  )
}
