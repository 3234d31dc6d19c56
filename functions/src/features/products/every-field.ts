/** All fields of `T`, with absent ones as undefined: the compiler asks for fields that are new in `T`. */
export type EveryField<T> = { [Field in keyof Required<T>]: T[Field] }
