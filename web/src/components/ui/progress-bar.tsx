import { chakra } from '@chakra-ui/react/styled-system'

type ProgressBarProps = {
  label: string
  /** From 0 to 1. */
  part: number
}

const bar = { bg: 'sand.deep', borderRadius: 'full' } as const
const filling = {
  bg: 'teal',
  borderRadius: 'full',
  transition: 'width {durations.normal}',
} as const

export const ProgressBar = ({ label, part }: ProgressBarProps) => (
  <chakra.progress
    aria-label={label}
    value={part}
    max={1}
    display="block"
    w="full"
    h="8px"
    overflow="hidden"
    appearance="none"
    css={{
      ...bar,
      '&::-webkit-progress-bar': bar,
      '&::-webkit-progress-value': filling,
      '&::-moz-progress-bar': filling,
    }}
  />
)
