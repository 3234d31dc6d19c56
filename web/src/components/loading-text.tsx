import { chakra } from '@chakra-ui/react/styled-system'

type LoadingTextProps = { children?: string; isHidden?: boolean }

/** The spec's loading text; hidden from sight (not from screen readers) where a skeleton stands for it. */
export const LoadingText = ({ children = 'Loading…', isHidden = false }: LoadingTextProps) => (
  <chakra.output display="block" color="ink.soft" fontSize="sm" srOnly={isHidden}>
    {children}
  </chakra.output>
)
