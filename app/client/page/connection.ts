type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as { connection?: Connection }).connection;

export const isSavingData = () => connection()?.saveData === true;
export const connectionType = () => connection()?.effectiveType;
export const isSlowConnection = () => isSavingData() || Boolean(connectionType()?.includes("2g"));
