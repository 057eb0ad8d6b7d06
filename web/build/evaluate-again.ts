import { type DevEnvironment, isRunnableDevEnvironment } from "vite";

/**
 * While developing: evaluates the modules whose ids `isChanged` accepts, and all that import them,
 * when they are next imported. It keeps the others.
 */
export function evaluateAgain(
  environment: DevEnvironment,
  isChanged: (id: string) => boolean,
): void {
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  const drop = (id: string) => {
    const module = evaluatedModules.getModuleById(id);
    // A module that waits to be imported has been dropped, and so have its importers.
    if (!module?.promise) return;
    const importers = [...module.importers];
    evaluatedModules.invalidateModule(module);
    for (const importer of importers) drop(importer);
  };
  for (const id of [...evaluatedModules.idToModuleMap.keys()].filter(isChanged)) drop(id);
}
