import { Presses } from './presses.tsx'

type ValueChoicesProps = {
  title: string
  values: readonly string[]
  chosen: readonly string[]
  labelOf: (value: string) => string
  onChange: (chosen: readonly string[]) => void
}

/** Toggles for several values; chosen values stay visible even if they are no longer offered. */
export const ValueChoices = ({ title, values, chosen, labelOf, onChange }: ValueChoicesProps) => {
  const all = [...new Set([...values, ...chosen])]
  if (all.length === 0) return null
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return (
    <Presses
      size="sm"
      title={title}
      values={all}
      isPressed={(value) => chosen.includes(value)}
      labelOf={labelOf}
      onPress={(value) => onChange(toggled(value))}
    />
  )
}
