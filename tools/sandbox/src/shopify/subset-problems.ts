import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';

/**
 * Differences from the official schema: an unknown name, another type or nullability, an unknown
 * enum value, a missing required input. Empty if every document valid against the subset is valid
 * against the official schema.
 */
export function subsetProblems(subset: GraphQLSchema, official: GraphQLSchema): string[] {
  const roots = (['getQueryType', 'getMutationType'] as const).flatMap((root) => {
    const [ours, theirs] = [subset[root]()?.name, official[root]()?.name];
    return ours && ours !== theirs ? [`${ours} is not the root that is called ${theirs}`] : [];
  });
  const types = Object.values(subset.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap((type) => typeProblems(type, official.getType(type.name)));
  return [...roots, ...types];
}

function typeProblems(ours: GraphQLNamedType, theirs: GraphQLNamedType | undefined): string[] {
  const { name } = ours;
  if (!theirs) return [`${name} does not exist`];
  if (ours.constructor.name !== theirs.constructor.name)
    return [`${name} is a ${theirs.constructor.name}`];
  if (isEnumType(ours) && isEnumType(theirs)) {
    const known = names(theirs.getValues());
    return ours
      .getValues()
      .filter((value) => !known.has(value.name))
      .map((value) => `${name}.${value.name} is not a value`);
  }
  if (isUnionType(ours) && isUnionType(theirs)) {
    const known = names(theirs.getTypes());
    return ours
      .getTypes()
      .filter((member) => !known.has(member.name))
      .map((member) => `${name} does not hold ${member.name}`);
  }
  if (isInputObjectType(ours) && isInputObjectType(theirs))
    return inputProblems(name, Object.values(ours.getFields()), Object.values(theirs.getFields()));
  if ((isObjectType(ours) || isInterfaceType(ours)) && 'getInterfaces' in theirs) {
    const known = names(theirs.getInterfaces());
    return [
      ...ours
        .getInterfaces()
        .filter((one) => !known.has(one.name))
        .map((one) => `${name} does not implement ${one.name}`),
      ...Object.values(ours.getFields()).flatMap((field) =>
        fieldProblems(`${name}.${field.name}`, field, theirs.getFields()[field.name]),
      ),
    ];
  }
  return [];
}

type OutputField = GraphQLField<unknown, unknown>;

function fieldProblems(path: string, ours: OutputField, theirs: OutputField | undefined): string[] {
  if (!theirs) return [`${path} does not exist`];
  const type = sameType(path, ours, theirs);
  return [...type, ...inputProblems(path, ours.args, theirs.args)];
}

type Input = GraphQLArgument | GraphQLInputField;

/** Checks inputs: no unknown ones, and none missing that the official schema requires. */
function inputProblems(path: string, ours: readonly Input[], theirs: readonly Input[]): string[] {
  const known = new Map(theirs.map((input) => [input.name, input]));
  const given = names(ours);
  return [
    ...ours.flatMap((input) => {
      const match = known.get(input.name);
      const at = `${path}(${input.name})`;
      return match ? sameType(at, input, match) : [`${at} does not exist`];
    }),
    ...theirs
      .filter((input) => isRequired(input) && !given.has(input.name))
      .map((input) => `${path}(${input.name}) is required and missing`),
  ];
}

const isRequired = (input: Input): boolean =>
  isRequiredArgument(input as GraphQLArgument) || isRequiredInputField(input as GraphQLInputField);

const sameType = (path: string, ours: { type: unknown }, theirs: { type: unknown }): string[] =>
  String(ours.type) === String(theirs.type)
    ? []
    : [`${path} is ${String(theirs.type)}, not ${String(ours.type)}`];

const names = (items: readonly { name: string }[]): Set<string> =>
  new Set(items.map(({ name }) => name));
