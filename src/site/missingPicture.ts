/** Returns the error about a picture that pictures.yaml does not have. */
export function missingPicture(id: string): Error {
  return new Error(
    `There is no picture "${id}" in pictures.yaml. Correct its id, or add it: npm run photo -- ${id} <file>.`,
  );
}
