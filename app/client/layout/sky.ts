/** The skyline's sky follows the visitor's clock; night begins when the greeting says "Good evening". */
export function paintSky(hour = new Date().getHours()): void {
  if (hour < 6 || hour >= 18) document.documentElement.dataset["sky"] = "night";
}
