import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { Choice } from '../elements.tsx'

type PressesProps<Value extends string> = {
  title: string
  values: readonly Value[]
  isPressed: (value: Value) => boolean
  labelOf: (value: Value) => string
  onPress: (value: Value) => void
  size?: 'sm'
}

/** A question that is answered by pressing, all answers in sight. */
export const Presses = <Value extends string>({
  title,
  values,
  isPressed,
  labelOf,
  onPress,
  size,
}: PressesProps<Value>) => (
  <fieldset className={css({ border: 'none', minW: '0' })}>
    <legend className={css({ mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' })}>{title}</legend>
    <div className={wrap({ gap: '2' })}>
      {values.map((value) => (
        <Choice
          key={value}
          size={size}
          aria-pressed={isPressed(value)}
          onClick={() => onPress(value)}
        >
          {labelOf(value)}
        </Choice>
      ))}
    </div>
  </fieldset>
)
