import { chakra } from '@chakra-ui/react/styled-system'

/** A quiet grey shape in place of something that is loading. Give it the size of what comes. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      borderRadius: 'sm',
      bgImage:
        'linear-gradient(90deg, {colors.sand} 30%, {colors.sand.light} 50%, {colors.sand} 70%)',
      bgSize: '200% 100%',
      animation: 'shimmer 1.6s linear infinite',
      _motionReduce: { animation: 'none' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
