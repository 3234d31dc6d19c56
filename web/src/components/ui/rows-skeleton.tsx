import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from './skeleton.tsx'

const Frame = chakra('div', {
  base: {
    overflow: 'hidden',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > * + *': { borderTopWidth: '1px' },
  },
})

type RowsSkeletonProps = {
  /** Height of one row, including its padding. */
  height?: string
}

/** Takes the place of a list of the admin area while it loads: heading and rows, so that nothing jumps. */
export const RowsSkeleton = ({ height = '53px' }: RowsSkeletonProps) => (
  <Frame>
    <chakra.div h="tap.sm" bg="sand" />
    {[44, 32, 52, 38, 46, 30, 50, 40].map((share) => (
      <chakra.div
        key={share}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="6"
        px="4"
        style={{ height }}
      >
        <Skeleton h="4" style={{ width: `${share}%` }} />
        <Skeleton h="4" w="18%" />
      </chakra.div>
    ))}
  </Frame>
)
