import { badge } from '#styled-system/recipes'
import { styled } from './styled.tsx'

export const Badge = styled('span', badge)
